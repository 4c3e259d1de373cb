import { Button } from '@waypage/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#features/notices/useNotifications.ts';
import { openCamera, takePicture } from './camera.ts';
import { Camera, CameraActions, Video } from './PictureForm.styles.ts';

interface Props {
  readonly onPicture: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** What the camera sees, until a picture is taken. Nothing of it is kept. */
export function CameraView({ onPicture, onClose }: Props) {
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
    const picture = video.current && (await takePicture(video.current));
    if (picture) onPicture(picture);
  }

  return (
    <Camera>
      <Video ref={video} aria-label={t('check-a-code:camera.view')} autoPlay muted playsInline />
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
