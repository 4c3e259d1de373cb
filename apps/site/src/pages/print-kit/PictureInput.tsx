import { useAnnouncement } from '@waypage/ui';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithMouse } from '../../components/by-pointer/ByPointer.styles.ts';
import type { NoCodeReason } from '../../features/read-code/code-reading.ts';
import { readCode } from '../../features/read-code/read-code.ts';
import { PictureField } from './KitForm.styles.ts';

interface Props {
  /** What was read before; empty when nothing was. */
  readonly text: string;
  readonly onRead: (text: string) => void;
}

/** The picture could be opened, and nothing was read in it. */
const NO_TEXT: ReadonlySet<NoCodeReason> = new Set(['no-code', 'unreadable', 'other-code']);

type Progress = 'waiting' | 'reading' | 'none' | 'failed';

/** Takes a picture of a code by choice, drop or paste, and reads it in the browser. */
export function PictureInput({ text, onRead }: Props) {
  const { t } = useTranslation(['print-kit']);
  const id = useId();
  const [progress, setProgress] = useState<Progress>('waiting');
  const [isOver, setIsOver] = useState(false);

  const outcome =
    progress === 'waiting'
      ? text && t('print-kit:picture.read')
      : t(`print-kit:picture.${progress}`);
  useAnnouncement(outcome);

  async function read(picture: File | undefined): Promise<void> {
    if (!picture) return;
    setProgress('reading');
    const reading = await readCode(picture);
    if (reading.kind === 'code') {
      reading.preview.close();
      setProgress('waiting');
      onRead(reading.text);
    } else setProgress(NO_TEXT.has(reading.reason) ? 'none' : 'failed');
  }

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      void read(clipboardData?.files[0]);
    };
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
    };
  });

  return (
    <PictureField
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => {
        setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void read(event.dataTransfer.files[0]);
      }}
    >
      <input
        id={id}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          void read(target.files?.[0]);
        }}
      />
      <label htmlFor={id}>{t('print-kit:picture.choose')}</label>
      <WithMouse as="p">{t('print-kit:picture.drop')}</WithMouse>
      <p
        key={progress + text}
        data-problem={progress === 'none' || progress === 'failed' ? '' : undefined}
      >
        {outcome}
      </p>
      {progress === 'waiting' && text !== '' && <p translate="no">{text}</p>}
    </PictureField>
  );
}
