const CAMERA_QUERY = '?camera';

/** Whether the browser lists a camera; `false` if it refuses the list. */
export async function hasCamera(): Promise<boolean> {
  // Missing without TLS, which TypeScript's DOM types do not reflect.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return false;
  try {
    return (await devices.enumerateDevices()).some(({ kind }) => kind === 'videoinput');
  } catch {
    return false;
  }
}

/** Chromium's API for the permissions policy, which TypeScript's DOM types lack. */
interface WithPolicy {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
}

/**
 * Whether the permissions policy blocks the camera. The site allows it to the page that needs it only, and a document
 * keeps the policy of the page that it was loaded with.
 */
export function isCameraClosed(): boolean {
  return (document as WithPolicy).featurePolicy?.allowsFeature('camera') === false;
}

/** Reloads this page as a separate document, whose policy allows the camera. */
export function openPageForCamera(): void {
  location.assign(location.pathname + CAMERA_QUERY);
}

export function isCameraWanted(): boolean {
  return location.search === CAMERA_QUERY;
}

/**
 * Opens the rear camera, or the only one.
 *
 * @throws DOMException (as a rejection) if the visitor or the browser denies access
 */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
}

/** The current frame as a PNG; `undefined` if the browser cannot encode it. */
export async function takeImage(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return image ?? undefined;
}
