import { useEffect, useState } from 'react'
import { isTold, tellOnce } from '../../storage/device.ts'
import { install, useIsInstallable } from '../../storage/installation.ts'
import { installText } from '../../text/install.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

const hint = 'install'

/** Says once that the site can be an app; who closes it finds it again in Ayarlar. */
export function InstallHint() {
  const isInstallable = useIsInstallable()
  const [isOpen, setOpen] = useState(false)
  // Not while rendering: the painted page knows nothing of the device.
  useEffect(() => setOpen(!isTold(hint)), [])
  if (!isInstallable || !isOpen) return null
  const close = () => {
    tellOnce(hint)
    setOpen(false)
  }
  return (
    <div>
      <Note kind="info">{installText.hint}</Note>
      <div className="row">
        <Button
          kind="secondary"
          small
          onClick={() => {
            close()
            install()
          }}
        >
          {installText.install}
        </Button>
        <Button kind="quiet" small onClick={close}>
          {installText.close}
        </Button>
      </div>
    </div>
  )
}
