import sharp from 'sharp'

type Colour = { r: number; g: number; b: number; alpha: number }

/** A wave across a canvas: PNG. */
export function drawSignature(how: {
  ground: Colour
  stroke: Colour
  width: number
  height: number
}): Promise<Buffer> {
  const { ground, stroke, width, height } = how
  const data = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = (pixel % width) / width
    const y = Math.floor(pixel / width) / height
    const wave = 0.5 + 0.3 * Math.sin(x * 18)
    const isDrawn = x > 0.1 && x < 0.9 && Math.abs(y - wave) < 0.02
    const { r, g, b, alpha } = isDrawn ? stroke : ground
    data.set([r, g, b, Math.round(alpha * 255)], pixel * 4)
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** As a data URL. */
export async function exampleSignature(): Promise<string> {
  const png = await drawSignature({
    ground: { r: 0, g: 0, b: 0, alpha: 0 },
    stroke: { r: 22, g: 33, b: 29, alpha: 1 },
    width: 400,
    height: 150,
  })
  return `data:image/png;base64,${png.toString('base64')}`
}
