import { MAX_PIXELS } from '@waypage/codes/read';
import { Beam, CameraIcon, ImageIcon, ImagesIcon, QrCodeIcon, useAnnouncement } from '@waypage/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { notify } from '#features/notices/notify.ts';
import { MouseOnly, TouchOnly } from '#components/mouse-or-touch/MouseOrTouch.styles.ts';
import {
  CameraView,
  hasCamera,
  isCameraBlocked,
  isCameraRequested,
  openPageForCamera,
} from './CameraView.tsx';
import type { Refusal } from './checked-image.ts';
import { drawSamplePoster } from './sample-poster.ts';
import {
  Answer,
  Choice,
  Choices,
  Corners,
  Drop,
  DropText,
  DropTitle,
  Form,
} from './ImageForm.styles.ts';

interface Props {
  readonly isReading: boolean;
  readonly refusal: Refusal | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onImage: (image: Blob) => void;
}

const PIXELS_PER_MEGAPIXEL = 1_000_000;

export function ImageForm({ isReading, refusal, heading, onImage }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const [isFilming, setFilming] = useState(false);
  const [canFilm, setCanFilm] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    void hasCamera().then((has) => {
      if (!isCurrent) return;
      // Where the policy blocks the camera, browsers do not list it either.
      setCanFilm(has || isCameraBlocked());
      if (has && isCameraRequested()) setFilming(true);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  useAnnouncement(isReading ? t('check-a-code:reading') : '');

  async function paste(): Promise<void> {
    const image = await readClipboard();
    if (image) onImage(image);
    else notify({ message: t('check-a-code:paste.nothing'), severity: 'info', topic: 'paste' });
  }

  async function takeSample(): Promise<void> {
    onImage(
      await drawSamplePoster({
        headline: t('check-a-code:sample.headline'),
        line: t('check-a-code:sample.line'),
        what: t('check-a-code:sample.what'),
        band: t('check-a-code:sample.band'),
      }),
    );
  }

  return (
    <Form aria-busy={isReading} data-answer="">
      {isFilming ? (
        <CameraView
          onImage={(image) => {
            setFilming(false);
            onImage(image);
          }}
          onClose={() => setFilming(false)}
        />
      ) : (
        <Drop>
          {refusal && !isReading ? (
            <Answer role="group" aria-labelledby="check-a-code-answer">
              <h2 id="check-a-code-answer" ref={heading}>
                {t(`check-a-code:none.${refusal.reason}.title`)}
              </h2>
              <p>
                {t(`check-a-code:none.${refusal.reason}.text`, {
                  format: refusal.format,
                  megapixels: MAX_PIXELS / PIXELS_PER_MEGAPIXEL,
                })}
              </p>
            </Answer>
          ) : (
            <Corners data-reading={isReading ? '' : undefined}>
              <DropTitle>
                {isReading && t('check-a-code:reading')}
                {!isReading && <MouseOnly>{t('check-a-code:drop.title')}</MouseOnly>}
                {!isReading && <TouchOnly>{t('check-a-code:touch.title')}</TouchOnly>}
              </DropTitle>
              <Beam />
              <DropText>
                {!isReading && <MouseOnly>{t('check-a-code:drop.text')}</MouseOnly>}
                {!isReading && <TouchOnly>{t('check-a-code:touch.text')}</TouchOnly>}
              </DropText>
            </Corners>
          )}
        </Drop>
      )}
      <Choices>
        <Choice as="label" data-first="">
          <ImageIcon size={24} />
          <strong>{t('check-a-code:choose.title')}</strong>
          <span>{t('check-a-code:choose.text')}</span>
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              const [image] = target.files ?? [];
              // Browsers fire no event if the same file is chosen again, which may have changed since.
              target.value = '';
              if (image) onImage(image);
            }}
          />
        </Choice>
        <Choice
          type="button"
          disabled={!canFilm}
          onClick={() => {
            if (isCameraBlocked()) openPageForCamera();
            else setFilming(true);
          }}
        >
          <CameraIcon size={24} />
          <strong>{t('check-a-code:camera.title')}</strong>
          <span id="camera-hint">
            {canFilm ? t('check-a-code:camera.text') : t('check-a-code:camera.none')}
          </span>
        </Choice>
        <Choice type="button" onClick={() => void paste()}>
          <ImagesIcon size={24} />
          <strong>{t('check-a-code:paste.title')}</strong>
          <span>{t('check-a-code:paste.text')}</span>
        </Choice>
        <Choice type="button" onClick={() => void takeSample()}>
          <QrCodeIcon size={24} />
          <strong>{t('check-a-code:sample.title')}</strong>
          <span>{t('check-a-code:sample.text')}</span>
        </Choice>
      </Choices>
    </Form>
  );
}

async function readClipboard(): Promise<Blob | undefined> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((name) => name.startsWith('image/'));
      if (type !== undefined) return await item.getType(type);
    }
  } catch {
    // Access denied.
  }
  return undefined;
}
