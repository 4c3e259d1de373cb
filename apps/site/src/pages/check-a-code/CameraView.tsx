import { Button } from '@waypage/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { notify } from '#features/notices/notify.ts';
import { Camera, CameraActions } from './ImageForm.styles.ts';

interface Props {
  readonly onImage: (image: Blob) => void;
  readonly onClose: () => void;
}

/** Live view of the camera until an image is taken. Nothing of it is kept. */
export function CameraView({ onImage, onClose }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const video = useRef<HTMLVideoElement>(null);
  const [isLive, setLive] = useState(false);

  const refuse = useEffectEvent(() => {
    notify({ message: t('check-a-code:camera.refused'), severity: 'warning', topic: 'camera' });
    onClose();
  });

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isCurrent = true;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    // The rear camera, or the only one.
    const camera = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } };
    navigator.mediaDevices.getUserMedia({ audio: false, video: camera }).then(
      (opened) => {
        stream = opened;
        if (!isCurrent || !video.current) {
          stop();
          return;
        }
        video.current.srcObject = opened;
        setLive(true);
      },
      () => {
        if (isCurrent) refuse();
      },
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);

  async function take(): Promise<void> {
    const image = video.current && (await takeImage(video.current));
    if (image) onImage(image);
  }

  return (
    <Camera>
      <video ref={video} aria-label={t('check-a-code:camera.view')} autoPlay muted playsInline />
      <CameraActions>
        <Button variant="primary" disabled={!isLive} onClick={() => void take()}>
          {t('check-a-code:camera.take')}
        </Button>
        <Button variant="solid" onClick={onClose}>
          {t('check-a-code:camera.stop')}
        </Button>
      </CameraActions>
    </Camera>
  );
}

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
interface DocumentWithPolicy {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
}

/** Whether the policy blocks the camera: a document keeps the policy of the page that it was loaded with. */
export function isCameraBlocked(): boolean {
  return (document as DocumentWithPolicy).featurePolicy?.allowsFeature('camera') === false;
}

/** Reloads this page as a separate document, whose policy allows the camera. */
export function openPageForCamera(): void {
  location.assign(location.pathname + CAMERA_QUERY);
}

export function isCameraRequested(): boolean {
  return location.search === CAMERA_QUERY;
}

/** The current frame as a PNG; `undefined` if the browser cannot encode it. */
async function takeImage(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return image ?? undefined;
}
