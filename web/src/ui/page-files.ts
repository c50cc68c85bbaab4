import { useEffect, useEffectEvent, useState } from 'react'

function isInField({ target }: Event): boolean {
  return target instanceof Element && target.matches('input:not([type=file]), textarea')
}

function isTextForField(event: DragEvent): boolean {
  return isInField(event) && !event.dataTransfer?.types.includes('Files')
}

/** What is dropped on a page that expects nothing would be opened in its place. */
export function keepPageOnDrop(page: Document) {
  for (const type of ['dragover', 'drop'] as const)
    page.addEventListener(type, event => {
      if (!isTextForField(event)) event.preventDefault()
    })
}

/** The files among what was dropped; none for a text or a folder. */
function filesIn(data: DataTransfer | null): File[] {
  const hasFolder = [...(data?.items ?? [])].some(item => item.webkitGetAsEntry?.()?.isDirectory)
  return hasFolder ? [] : [...(data?.files ?? [])]
}

/** Takes the files that are dropped anywhere on the page, or pasted; an empty list where no file was dropped. True while something is dragged over the page. */
export function usePageFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!isTextForField(event)) take(filesIn(event.dataTransfer))
    }
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      // Office programs copy a picture of the text beside it.
      const isText = isInField(event) && clipboardData?.types.includes('text/plain')
      const files = filesIn(clipboardData)
      if (files.length === 0 || isText) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('dragover', event => setOver(!isTextForField(event)), { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])
  return isOver
}
