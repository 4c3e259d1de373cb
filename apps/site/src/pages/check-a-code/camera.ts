/** Query that asks the page to show the camera at once. */
const CAMERA_QUERY = '?camera';

/** Whether there is a camera, as far as the browser says. */
export async function hasCamera(): Promise<boolean> {
  // Without TLS there are no media devices; the types of the page know no such page.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return false;
  try {
    return (await devices.enumerateDevices()).some(({ kind }) => kind === 'videoinput');
  } catch {
    // The browser or the visitor refuses the list.
    return false;
  }
}

/** Part of the permissions policy that Chromium exposes; TypeScript's types of the page do not know it. */
interface WithPolicy {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
}

/**
 * Whether the document may not use the camera: the site opens it to the page that needs it, and a document keeps the policy
 * of the page with which it was opened.
 */
export function isCameraClosed(): boolean {
  return (document as WithPolicy).featurePolicy?.allowsFeature('camera') === false;
}

/** Opens this page as a document of its own, which may use the camera. */
export function openPageForCamera(): void {
  location.assign(location.pathname + CAMERA_QUERY);
}

/** Whether the page was opened for the camera. */
export function isCameraWanted(): boolean {
  return location.search === CAMERA_QUERY;
}

/**
 * Opens the camera on the back, or the only one.
 *
 * @throws DOMException (the promise rejects) when the visitor or the browser says no
 */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
}

/** What the camera shows now, as an image. */
export async function takeImage(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return image ?? undefined;
}
