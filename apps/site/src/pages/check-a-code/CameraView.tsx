import { Button } from '@waypage/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { notify } from '#features/notices/notify.ts';
import { openCamera, takeImage } from './camera.ts';
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
    openCamera().then(
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
