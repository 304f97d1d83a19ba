/** Stroked icons on a 24 by 24 grid. One constant each, so that a page bundles only its own. */
export const arrowLeftIcon = 'M19 12H5m6-6-6 6 6 6'
export const arrowRightIcon = 'M5 12h14m-6-6 6 6-6 6'
export const bookmarkIcon = 'M7 4h10a1 1 0 0 1 1 1v15l-6-4-6 4V5a1 1 0 0 1 1-1z'
export const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 18.5a2 2 0 0 0 4 0M12 5V3.5'
export const cardIcon =
  'M3.5 7.5A1.5 1.5 0 0 1 5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5zM3.5 10.5h17M7 14.5h3'
export const chatIcon =
  'M20 11.5c0 3.9-3.6 7-8 7-1 0-2-.2-2.9-.5L4.5 19.5l1.3-3.6A6.5 6.5 0 0 1 4 11.5c0-3.9 3.6-7 8-7s8 3.1 8 7zM8.5 11.5h.01m3.490 0h.01m3.490 0h.01'
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5'
export const chevronDownIcon = 'm6 9.5 6 6 6-6'
export const chevronRightIcon = 'm9.5 6 6 6-6 6'
export const childIcon =
  'M12 9a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM12 9v6m-5-4.5c1.5 1.2 3.2 1.8 5 1.8s3.5-.6 5-1.8M12 15l-2.5 5.5m2.5-5.5 2.5 5.5'
export const clockIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2'
export const closeIcon = 'M6 6l12 12M18 6 6 18'
export const coinIcon =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM14.7 9.2c-.4-1-1.4-1.6-2.7-1.6-1.5 0-2.7.8-2.7 2.1 0 3 5.5 1.6 5.5 4.5 0 1.3-1.2 2.2-2.8 2.2-1.4 0-2.5-.7-2.9-1.8M12 6v1.6m0 8.8V18'
export const copiesIcon = 'M9 8.5h9.5v12H9zM15 8.5v-5H5.5v12H9'
export const documentIcon =
  'M6 4.5A1.5 1.5 0 0 1 7.5 3H14l4.5 4.5v12A1.5 1.5 0 0 1 17 21H7.5A1.5 1.5 0 0 1 6 19.5zM14 3v4.5h4.5M9 12.5h6M9 16h6'
export const downloadIcon = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14'
export const errorIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5v5.5m0 3.2h.01'
export const familyIcon =
  'M8 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16.5 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2.5 19.5c0-3.3 2.2-5.5 5.5-5.5s5.5 2.2 5.5 5.5M15 14.7c.5-.1 1-.2 1.5-.2 2.9 0 5 2 5 5'
export const filterIcon = 'M4 6.5h16M7 12h10m-7 5.5h4'
export const globeIcon =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.2-3.6-8.5S9.6 5.8 12 3.5z'
export const groupIcon =
  'M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM5 12.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM19 12.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM6.5 20c0-3.3 2.2-5.5 5.5-5.5s5.5 2.2 5.5 5.5M1.5 18.5c0-2 1.2-3.4 3.2-3.5M22.5 18.5c0-2-1.2-3.4-3.2-3.5'
export const infoIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 16.5V11m0-3.2h.01'
export const lockIcon =
  'M5.5 11.5A1.5 1.5 0 0 1 7 10h10a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5zM8 10V7.5a4 4 0 0 1 8 0V10M12 14v2.5'
export const mailIcon =
  'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17zM4 7l8 6 8-6'
export const minusIcon = 'M5 12h14'
export const muteIcon = 'M4.5 9.5v5h3.2l4.3 3.5V6L7.7 9.5zM16 9.8l4.5 4.5m0-4.5L16 14.3'
export const passportIcon =
  'M5.5 4.5A1.5 1.5 0 0 1 7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5zM12 14a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM8.5 10.5h7M9 17.5h6'
export const pauseIcon = 'M9 6v12m6-12v12'
export const penIcon =
  'M4 20l1-4.5L16 4.5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM14 6.5l3.5 3.5'
export const personIcon =
  'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c0-3.8 2.9-6.5 7-6.5s7 2.7 7 6.5'
export const phoneIcon =
  'M5 4.5h3.5l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 6A1.5 1.5 0 0 1 5 4.5z'
export const pinIcon =
  'M12 21s6.5-5.6 6.5-11a6.5 6.5 0 0 0-13 0c0 5.4 6.5 11 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z'
export const planeIcon =
  'M20.5 4.5c-1-1-2.5-.6-3.5.4L13.5 8.5 5.5 6.5 4 8l6.5 3.5L7 15H4l-.5 1 3 1.5L8 20.5l1-.5v-3l3.5-3.5L16 20l1.5-1.5-2-8 3.5-3.5c1-1 2.5-1.5 1.5-2.5z'
export const playIcon = 'M8 5.5v13l10.5-6.5z'
export const plusIcon = 'M12 5v14m-7-7h14'
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15'
export const repliesIcon = 'M12.5 3.5 5.5 13.5h5.5L10 20.5l8-10.5h-6z'
export const searchIcon = 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.3-4.3'
export const sendIcon = 'M5 12h8M4.5 4.5 20.5 12l-16 7.5L7 12z'
export const slidersIcon =
  'M4 8h7m4 0h5M13 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4 16h3m4 0h9M9 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4z'
export const shareIcon =
  'M14 5h5v5M19 5l-7 7M10 6.5H6A1.5 1.5 0 0 0 4.5 8v10A1.5 1.5 0 0 0 6 19.5h10a1.5 1.5 0 0 0 1.5-1.5v-4'
export const shieldIcon =
  'M12 3.5l7 2.5v5.5c0 4.3-2.9 7.6-7 9-4.1-1.4-7-4.7-7-9V6zM9 12l2.2 2.2L15.5 10'
export const soundIcon =
  'M4.5 9.5v5h3.2l4.3 3.5V6L7.7 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.7 7.7 0 0 1 0 11'
export const trashIcon =
  'M5 7h14M10 7V4.5h4V7M7 7l.7 12A1.5 1.5 0 0 0 9.2 20.5h5.6a1.5 1.5 0 0 0 1.5-1.5L17 7M10.5 11v5.5m3-5.5v5.5'
export const unequalIcon = 'M5 9h14M5 15h14M16.5 4.5l-9 15'
export const uploadIcon = 'M12 15V4M7.5 8.5 12 4l4.5 4.5M5 19.5h14'
export const warningIcon = 'M12 4.5 21 19.5H3zM12 10.5v4m0 2.5h.01'
