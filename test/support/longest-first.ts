import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const costs = new Map<string, number>(
  Object.entries(JSON.parse(readFileSync(new URL('../costs.json', import.meta.url), 'utf8'))),
)

/** Begins with what takes longest, also in a fresh clone: a run is over as soon as its last file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costOf = ({ moduleId }: TestSpecification) =>
      costs.get(relative(this.ctx.config.root, moduleId)) ?? 0
    const nameOf = ({ project }: TestSpecification) => project.name
    return files.toSorted(
      (one, other) => nameOf(one).localeCompare(nameOf(other)) || costOf(other) - costOf(one),
    )
  }
}
