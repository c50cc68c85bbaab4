// npm run picture: takes the pictures of the README and the card that messengers show with a link, from the built product.
import { runPictures } from './gallery/run-pictures.ts'

process.exitCode = await runPictures('--project=readme')
