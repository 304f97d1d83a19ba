import { useEffect, useState } from 'react'
import { Stage } from './Stage.tsx'
import type { Size } from './stage.ts'

type ImageViewProps = Readonly<{
  bytes: Blob
  fileName: string
  title: string
  onBroken: () => void
}>

export function ImageView({ bytes, fileName, title, onBroken }: ImageViewProps) {
  const address = useAddress(bytes)
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
      <Stage title={title} bytes={bytes} fileName={fileName} size={size}>
        {(scale, turned) =>
          size &&
          address && (
            <img
              src={address}
              alt={title}
              draggable={false}
              className="absolute top-1/2 left-1/2 max-w-none select-none"
              style={{
                width: size.width * scale,
                height: size.height * scale,
                transform: `translate(-50%, -50%) rotate(${turned}deg)`,
              }}
            />
          )
        }
      </Stage>
    </>
  )
}

/** An address of the bytes for as long as they are shown. */
function useAddress(bytes: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
