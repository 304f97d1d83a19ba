import { completeLanguages } from '#domain/reference/languages.ts'
import { pagePhrases } from '../../application/page-phrases.ts'
import { splitIsland } from '../../i18n/island.ts'

export function getStaticPaths() {
  return completeLanguages.map((language) => {
    const { name, file } = splitIsland(language, ...pagePhrases)
    return { params: { phrases: name }, props: { file } }
  })
}

export function GET({ props }: { props: { file: string } }): Response {
  return new Response(props.file, { headers: { 'content-type': 'application/json' } })
}
