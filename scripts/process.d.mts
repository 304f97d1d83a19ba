export const root: string
export const bin: string
export const nodeFlags: readonly string[]
export function run(
  program: string,
  args: readonly string[],
  extra?: Readonly<Record<string, string>>,
): Promise<boolean>
export function pinned(
  program: string,
  args: readonly string[],
  extra?: Readonly<Record<string, string>>,
): Promise<boolean>
export function npm(args: readonly string[]): Promise<boolean>
export function runQuietly(
  program: string,
  args: readonly string[],
): Promise<{ ok: boolean; output: string }>
