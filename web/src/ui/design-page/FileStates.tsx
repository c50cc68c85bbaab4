import { useState } from 'react'
import { CameraIcon, FileIcon } from '#ui/deferred-icons.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { FilePick } from '#ui/FilePick.tsx'
import type { FileDropState } from '#ui/file-drop-state.ts'
import { Specimen } from './Specimen.tsx'

const accept = 'application/pdf,image/*'
const states: { id: string; state: FileDropState; text: string; error?: string }[] = [
  { id: 'empty', state: { status: 'empty' }, text: 'PDF o fotos, hasta 8 MB.' },
  {
    id: 'sending',
    state: { status: 'reading', name: 'factura-octubre.pdf', progress: 0.6 },
    text: 'Leyendo tu factura…',
  },
  {
    id: 'reading',
    state: { status: 'reading', name: 'foto-de-la-factura.jpg', progress: null },
    text: 'Leyendo tu factura…',
  },
  {
    id: 'read',
    state: { status: 'done', name: 'factura-octubre.pdf' },
    text: 'Leída en tu dispositivo: CUPS, código postal y potencias',
  },
  {
    id: 'photos',
    state: { status: 'done', name: 'tres fotos', thumbnails: ['/favicon.svg', '/favicon.svg', '/favicon.svg'] },
    text: 'CUPS y dirección',
  },
  {
    id: 'refused',
    state: { status: 'empty' },
    text: 'PDF o fotos, hasta 8 MB.',
    error: 'Formato de archivo no soportado. Usa PDF o imágenes.',
  },
]

export function FileStates() {
  const [name, setName] = useState<string>()
  return (
    <Specimen title="Files">
      {states.map(({ id, state, text, error }) => (
        <FileDrop
          key={id}
          state={name && id === 'empty' ? { status: 'done', name } : state}
          text={text}
          error={error}
          accept={accept}
          label="Arrastra tu factura aquí o"
          chooseLabel="elige un archivo"
          changeLabel="Cambiar"
          removeLabel={state.status === 'reading' ? 'Cancelar' : 'Quitar'}
          onFiles={files => setName(files[0]?.name)}
          onRemove={() => setName(undefined)}
        />
      ))}
      <FilePick
        label="Hacer una foto con la cámara"
        icon={<CameraIcon />}
        accept="image/*"
        capture="environment"
        onFiles={() => {}}
      />
      <FilePick label="Elegir un archivo PDF" icon={<FileIcon />} accept="application/pdf" onFiles={() => {}} />
    </Specimen>
  )
}
