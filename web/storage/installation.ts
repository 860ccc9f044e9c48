import { create } from 'zustand'

/** What a browser hands out that could put the site among the device's apps. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> }

const useOffer = create<{ offer: InstallOffer | undefined }>(() => ({ offer: undefined }))

/** Keeps the browser's offer for when the learner asks for it; to be called before it can come. */
export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useOffer.setState({ offer: event as InstallOffer })
  })
  addEventListener('appinstalled', () => useOffer.setState({ offer: undefined }))
}

/** Whether the browser would install the site as an app if it were asked to. */
export function useIsInstallable(): boolean {
  return useOffer(({ offer }) => offer !== undefined)
}

/** Lets the browser ask whether to install; an offer holds for one question. */
export function install(): void {
  const { offer } = useOffer.getState()
  useOffer.setState({ offer: undefined })
  void offer?.prompt()
}
