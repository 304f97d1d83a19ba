/** Two soft notes, in hertz, one after the other. */
const notes = [659.25, 880] as const
const apart = 0.14
const lasting = 0.5
const loudness = 0.06
/** The other pages of this browser hear of the same message meanwhile, and stay quiet. */
const quietMs = 2000

let context: AudioContext | null = null

/** Sounds once, however many pages of this browser ask for it. A browser that forbids it stays quiet. */
export function ring(): void {
  if (!('locks' in navigator)) return void play().catch(() => {})
  void navigator.locks.request('staff-chat-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await play().catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  })
}

async function play(): Promise<void> {
  // Before the first press on a page browsers let nothing sound, and complain.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  await context.resume()
  for (const [index, note] of notes.entries()) sound(context, note, index * apart)
}

function sound(audio: AudioContext, note: number, after: number): void {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = note
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasting)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + lasting)
}
