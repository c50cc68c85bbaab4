// Called by `npm version`: what is unreleased in CHANGELOG.md becomes the new version.
import { readFileSync, writeFileSync } from 'node:fs'

const text = readFileSync('CHANGELOG.md', 'utf8')
const date = new Date().toISOString().slice(0, 10)
writeFileSync(
  'CHANGELOG.md',
  text.replace('## Unreleased', `## Unreleased\n\n## ${process.env.npm_package_version}, ${date}`),
)
