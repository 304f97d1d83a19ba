import { useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { type Looked, type Size, Stage } from './Stage.tsx'

type ImageViewProps = Looked &
  Readonly<{
    onBroken: () => void
    /** A passport photo: the frame that is printed lies above it. */
    isPhoto?: boolean
  }>

/** Width to height of a printed passport photo: 40 x 45 mm. */
const photoShape = 40 / 45

export function ImageView({ onBroken, isPhoto = false, ...looked }: ImageViewProps) {
  const t = useTranslate()
  const address = useAddress(looked.bytes)
  const [size, setSize] = useState<Size | null>(null)
  return (
    <>
      {address && !size && (
        <img
          src={address}
          alt=""
          hidden
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onBroken}
        />
      )}
      <Stage
        {...looked}
        size={size}
        tools={
          size && (
            <span className="figures px-2 text-xs text-quiet">
              <span>
                {t('staff.review.viewer.pixels', { width: size.width, height: size.height })}
              </span>
              {isPhoto && (
                <span className="max-sm:sr-only"> · {t('staff.review.viewer.frame')}</span>
              )}
            </span>
          )
        }
      >
        {(scale, turned, shown) =>
          size &&
          address && (
            <>
              <img
                src={address}
                alt={looked.title}
                draggable={false}
                className="absolute top-1/2 left-1/2 max-w-none select-none"
                style={{
                  width: size.width * scale,
                  height: size.height * scale,
                  transform: `translate(-50%, -50%) rotate(${turned}deg)`,
                }}
              />
              {isPhoto && <PhotoFrame shown={shown} />}
            </>
          )
        }
      </Stage>
    </>
  )
}

/** What of a picture would be printed: the largest frame of the right shape in its middle. */
function PhotoFrame({ shown }: Readonly<{ shown: Size }>) {
  const width = Math.min(shown.width, shown.height * photoShape)
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 border-2 border-dashed border-ocean mix-blend-multiply"
      style={{ width, height: width / photoShape }}
    />
  )
}

function useAddress(bytes: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
