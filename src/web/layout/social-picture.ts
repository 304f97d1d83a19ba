/** The picture that link previews show, the same for every page; drawn by the build. */
export const socialPicture = { path: '/social-picture.jpg', width: 1200, height: 630 } as const
