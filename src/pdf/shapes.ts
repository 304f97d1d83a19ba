import { type Copier, dict, listOf, mapOf, oneOf, plain, type Shape, stream } from './copier.ts'
import { isDict, Name, nameOf, type PdfValue } from './value.ts'

/** Entries that are all plain. */
const plains = (words: string): Record<string, Shape> =>
  Object.fromEntries(words.split(' ').map((word) => [word, plain]))

/** Shapes lead to each other in circles; this one is looked up when it is needed. */
const later =
  (shape: () => Shape): Shape =>
  (value, copier) =>
    shape()(value, copier)

const plainDict = mapOf(plain)

// Layers: which there are and what they hide, but no switches.

const layer = dict({
  ...plains('Type Name'),
  Usage: dict({ View: plainDict, Print: plainDict }),
})
/** `[/And layer [/Not layer]]` */
const layerTerm: Shape = (value, copier) => {
  if (!Array.isArray(value)) return plain(value, copier)
  return value.map((each) =>
    copier.take(each, isDict(copier.file.get(each)) ? oneLayer : layerTerm),
  )
}
const someLayers = (value: PdfValue | undefined, copier: Copier): PdfValue => {
  const list = copier.file.get(value)
  if (!Array.isArray(list)) return copier.take(value, oneLayer)
  return list.map((each) => copier.take(each, oneLayer))
}
const layers: Shape = (value, copier) => {
  if (!isDict(value)) return null
  const made = dict({ ...plains('Type P'), VE: layerTerm })(value, copier)
  // The same copies as everywhere, or what hides a layer would not hide these.
  if (made instanceof Map && value.has('OCGs'))
    made.set('OCGs', someLayers(value.get('OCGs'), copier))
  return made
}
/** A layer. Other lists of properties say nothing to the eye, but their names have to lead somewhere. */
export const oneLayer: Shape = (value, copier) => {
  if (!isDict(value)) return null
  const type = nameOf(copier.file.get(value.get('Type')))
  if (type === 'OCG') return layer(value, copier)
  return type === 'OCMD' ? layers(value, copier) : new Map()
}

// Functions, colours, shadings

const functionFields = {
  ...plains('FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds'),
  Functions: later(() => listOf(fn)),
}
const fn: Shape = oneOf(
  stream('data', functionFields),
  dict(functionFields),
  later(() => listOf(fn)),
  plain,
)
const profile = stream('data', {
  ...plains('N Range'),
  Alternate: later(() => colorSpace),
})
const lookup = oneOf(stream('data', {}), plain)

export const colorSpace: Shape = (value, copier) => {
  if (value instanceof Name) return value
  if (!Array.isArray(value)) return null
  const kind = copier.file.get(value[0])
  const parts = colorParts[nameOf(kind)]
  if (!parts) return null
  return [
    kind,
    ...value.slice(1, parts.length + 1).map((each, at) => copier.take(each, parts[at] ?? plain)),
  ]
}
const colorParts: Readonly<Record<string, readonly Shape[]>> = {
  DeviceGray: [],
  DeviceRGB: [],
  DeviceCMYK: [],
  CalGray: [plainDict],
  CalRGB: [plainDict],
  Lab: [plainDict],
  ICCBased: [profile],
  Indexed: [colorSpace, plain, lookup],
  I: [colorSpace, plain, lookup],
  Separation: [plain, colorSpace, fn],
  DeviceN: [plain, colorSpace, fn],
  Pattern: [colorSpace],
}
const shadingFields = {
  ...plains('ShadingType Background BBox AntiAlias Coords Domain Extend Decode Matrix'),
  ...plains('BitsPerCoordinate BitsPerComponent BitsPerFlag VerticesPerRow'),
  ColorSpace: colorSpace,
  Function: fn,
}
const shading = oneOf(stream('data', shadingFields), dict(shadingFields))

// Fonts

const fontFile = stream('data', plains('Length1 Length2 Length3 Subtype'))
const descriptor = dict({
  ...plains('Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent'),
  ...plains('Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet'),
  FontFile: fontFile,
  FontFile2: fontFile,
  FontFile3: fontFile,
})
const characterMap: Shape = oneOf(
  stream('data', {
    ...plains('Type CMapName WMode'),
    CIDSystemInfo: plainDict,
    UseCMap: later(() => characterMap),
  }),
  plain,
)
const encoding = oneOf(characterMap, dict(plains('Type BaseEncoding Differences')))
const glyph = stream('drawing', {})
export const font: Shape = dict({
  ...plains('Type Subtype BaseFont Name FirstChar LastChar Widths DW W DW2 W2 FontBBox FontMatrix'),
  FontDescriptor: descriptor,
  Encoding: encoding,
  ToUnicode: characterMap,
  CIDSystemInfo: plainDict,
  CIDToGIDMap: oneOf(stream('data', {}), plain),
  DescendantFonts: later(() => listOf(font)),
  CharProcs: mapOf(glyph),
  Resources: later(() => resources),
})

// What is drawn

const group = dict({ ...plains('Type S I K'), CS: colorSpace })
const picture: Shape = stream(
  'picture',
  {
    ...plains(
      'Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte',
    ),
    ColorSpace: colorSpace,
    Mask: later(() => oneOf(picture, plain)),
    SMask: later(() => oneOf(picture, plain)),
    OC: oneLayer,
  },
  [
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Image')],
  ],
)
export const form: Shape = stream(
  'drawing',
  {
    ...plains('BBox Matrix'),
    Group: group,
    Resources: later(() => resources),
    OC: oneLayer,
  },
  [
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Form')],
  ],
)
const external: Shape = (value, copier) => {
  const dictionary =
    value !== null && typeof value === 'object' && 'dict' in value ? value.dict : null
  const kind = nameOf(copier.file.get(dictionary?.get('Subtype')))
  if (kind === 'Image') return picture(value, copier)
  return kind === 'Form' ? form(value, copier) : null
}
const tile = stream('drawing', {
  ...plains('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
  Resources: later(() => resources),
})
const pattern = oneOf(
  tile,
  dict({
    ...plains('Type PatternType Matrix'),
    Shading: shading,
    ExtGState: later(() => graphicsState),
  }),
)
const softMask = oneOf(dict({ ...plains('Type S BC'), G: form, TR: fn }), plain)
/** A font with its size. */
const sizedFont: Shape = (value, copier) =>
  Array.isArray(value) ? [copier.take(value[0], font), copier.take(value[1], plain)] : null
const graphicsState = dict({
  ...plains('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'),
  Font: sizedFont,
  SMask: softMask,
  BG: fn,
  BG2: fn,
  UCR: fn,
  UCR2: fn,
  TR: fn,
  TR2: fn,
})
export const resources: Shape = dict({
  ProcSet: plain,
  ExtGState: mapOf(graphicsState),
  ColorSpace: mapOf(colorSpace),
  Pattern: mapOf(pattern),
  Shading: mapOf(shading),
  XObject: mapOf(external),
  Font: mapOf(font),
  Properties: mapOf(oneLayer),
})
export const content = stream('drawing', {})
export const pageFields = {
  ...plains('MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit'),
  Group: group,
}
