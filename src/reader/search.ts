import { lineLength } from '#domain/passport/machine-zone.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { type AlignedLine, align, isInPlace } from './alignment.ts'
import { isClear, isGoodEnough } from './confidence.ts'
import { findGlyphs } from './glyphs.ts'
import { type Interpretation, interpret } from './interpretation.ts'
import { type LinePair, pairLines } from './line-pairs.ts'
import { type Likelihoods, recognise } from './net.ts'
import { isOtherDocument } from './other-document.ts'
import { type GreyPicture, halvings, scaledTo, turned } from './picture.ts'
import type { Turn } from './place.ts'
import { cutStrip, type Layout, layOut, sharpened, upsideDown } from './strip.ts'
import { findTextLines } from './text-lines.ts'
import { darkPixels } from './threshold.ts'
import type { Net } from './weights.ts'

export type Given = {
  readonly net: Net
  readonly today: CalendarDate
  /** Asked before each piece of about 0.1 s; once false, the best result so far is returned. */
  readonly mayGoOn: () => boolean
}

/** Sizes of the longer side searched, in order, with the darkness required of print. */
const searches = [
  { side: 1600, share: 0.35 },
  { side: 1000, share: 0.35 },
  { side: 2400, share: 0.45 },
] as const
/** Maximum enlargement. */
const mostEnlarged = 6.5
/** Letters may be blurred, or lower or higher than their boxes. */
const firstLook = { stretch: 1, isSharpened: false }
const looks = [
  firstLook,
  { stretch: 1, isSharpened: true },
  { stretch: 0.86, isSharpened: true },
  { stretch: 1.16, isSharpened: true },
]
/** Below this it is no zone, and other letter heights do not help. */
const hopeless = -150
/** Two lines of a picture and their reading. */
export type Attempt = {
  readonly reading: Interpretation
  readonly layout: Layout
  readonly lines: readonly [AlignedLine, AlignedLine]
  readonly turn: Turn
  /** The picture in which they were found, and its halvings. */
  readonly levels: readonly GreyPicture[]
}

export type Found = {
  /** The best attempt, which may be nothing like a zone. */
  readonly best: Attempt | null
  /** Lines of an identity card or a visa were seen. */
  readonly isOther: boolean
}

type Search = Given & { best: Attempt | null; isOther: boolean }

/** Finds the lines of a machine zone at tilts up to 25 degrees and any quarter turn. */
export function findZone(picture: GreyPicture, given: Given): Found {
  const search: Search = { ...given, best: null, isOther: false }
  lookEverywhere(picture, search)
  const { best, isOther } = search
  const isDoubtful = best?.reading.whole && !isClear(best.reading)
  return { best: isDoubtful ? lookAgain(best, given) : best, isOther }
}

function lookEverywhere(picture: GreyPicture, search: Search): void {
  const sides = [false, true].map((isTurned) => {
    const make = () => halvings(isTurned ? turned(picture) : picture)
    let made: readonly GreyPicture[] | null = null
    return { isTurned, levels: () => (made ??= make()) }
  })
  for (const { side, share } of searches) {
    if (side / Math.max(picture.width, picture.height) > mostEnlarged) continue
    for (const { isTurned, levels } of sides) {
      if (!search.mayGoOn()) return
      if (lookAt(levels(), side, share, isTurned, search) || search.isOther) return
    }
  }
}

/** Tries all likely pairs at one size; true once a good reading is found. */
function lookAt(
  levels: readonly GreyPicture[],
  side: number,
  share: number,
  isTurned: boolean,
  search: Search,
): boolean {
  const [whole] = levels as [GreyPicture]
  const scaled = scaledTo(whole, side)
  const marks = darkPixels(scaled, Math.round(side / 110), share)
  const glyphs = findGlyphs(marks, scaled.width, scaled.height, Math.round(side / 22))
  const scale = side / Math.max(whole.width, whole.height)
  return pairLines(findTextLines(glyphs)).some((pair) =>
    tryPair(pair, scale, levels, isTurned, search),
  )
}

function tryPair(
  pair: LinePair,
  scale: number,
  levels: readonly GreyPicture[],
  isTurned: boolean,
  search: Search,
): boolean {
  for (const each of looks) {
    const layout = layOut(pair, scale, each.stretch)
    for (const isUpsideDown of [false, true]) {
      if (!search.mayGoOn()) return false
      const turn = { isTurned, isUpsideDown }
      const likelihoods = look(levels, layout, turn, each.isSharpened, search.net)
      const first = align(likelihoods[0], lineLength)
      if (first.score < hopeless && each !== firstLook) continue
      const lines = [first, align(likelihoods[1], lineLength)] as const
      const reading = interpret(first.characters, lines[1].characters, search.today)
      if (each === firstLook && isOtherDocument(likelihoods, lines)) {
        search.isOther = true
        return false
      }
      search.best = better(search.best, { reading, layout, lines, turn, levels })
      if (isGoodEnough(search.best.reading)) return true
    }
  }
  return false
}

type Both = readonly [Likelihoods, Likelihoods]

/** Recognises both lines, the first one first. */
function look(
  levels: readonly GreyPicture[],
  layout: Layout,
  { isUpsideDown }: Turn,
  isSharpened: boolean,
  net: Net,
): Both {
  const strips = (['upper', 'lower'] as const).map((line) => {
    const strip = cutStrip(levels, layout, line)
    return isSharpened ? sharpened(strip) : strip
  })
  const upright = isUpsideDown ? strips.map(upsideDown).reverse() : strips
  return upright.map((strip) => recognise(net, strip)) as unknown as Both
}

/** Layout variations for further looks: lower, higher, narrower, wider, shifted. */
const moreLooks = [
  { height: 1, width: 1, move: 0.1 },
  { height: 0.93, width: 1.015, move: 0.2 },
  { height: 1.07, width: 0.985, move: -0.2 },
] as const

/** Averages several sharpened looks: real doubts show, random errors cancel. */
function lookAgain(attempt: Attempt, { net, today }: Given): Attempt {
  const { layout, turn, levels } = attempt
  const others = moreLooks.map(({ height, width, move }) => {
    const moved: Layout = {
      ...layout,
      rowHeight: layout.rowHeight * height,
      reach: layout.reach * width,
      middle: layout.middle + layout.pitch * move,
    }
    return look(levels, moved, turn, true, net).map((line) => align(line, lineLength))
  })
  const [first, second] = [0, 1].map((line) => {
    const own = attempt.lines[line]!
    const all = [
      own,
      ...others.map((lines) => lines[line]!).filter((other) => isInPlace(other, own)),
    ].map(({ characters }) => characters)
    return all[0]!.map((scores, at) =>
      scores.map((_, each) => all.reduce((sum, one) => sum + one[at]![each]!, 0) / all.length),
    )
  })
  return { ...attempt, reading: interpret(first!, second!, today) }
}

function better(one: Attempt | null, other: Attempt): Attempt {
  if (!one) return other
  const worth = ({ reading: { whole, fit } }: Attempt) =>
    (whole ? 40 - whole.cost * 3 : 0) + fit * 0.6
  return worth(one) >= worth(other) ? one : other
}
