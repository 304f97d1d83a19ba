export { newUuid as newKey } from '#client/random.ts'
