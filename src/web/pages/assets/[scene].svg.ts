import { sceneFiles } from '../../home/scenes/files.ts'

export function getStaticPaths() {
  return sceneFiles.map(({ path, svg }) => ({
    params: { scene: path.replace(/^assets\/|\.svg$/g, '') },
    props: { svg },
  }))
}

export function GET({ props }: { props: { svg: string } }): Response {
  return new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } })
}
