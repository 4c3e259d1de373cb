import { useAnnouncement, useErrorDescription } from '@waypage/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithMouse } from '#components/by-pointer/ByPointer.styles.ts';
import type { CodePart, NoCodeReason, NotEncodable } from '#features/read-code/code-reading.ts';
import { readCode } from '#features/read-code/read-code.ts';
import { ImageField } from './KitForm.styles.ts';

interface Props {
  readonly text: string;
  readonly onRead: (text: string) => void;
}

/**
 * Why nothing was read: the image has no code, cannot be opened, is too large for the device, or the decoders failed to
 * load.
 */
type Failure = 'none' | 'failed' | 'large' | 'unloaded';

const FAILURES: Readonly<Record<NoCodeReason, Failure>> = {
  'no-code': 'none',
  unreadable: 'none',
  'other-code': 'none',
  'not-an-image': 'failed',
  vector: 'failed',
  'unknown-format': 'failed',
  broken: 'failed',
  'too-large': 'large',
  slow: 'large',
  failed: 'unloaded',
};

/** `waiting`: for the first image, or done. The others but `reading` are reasons why there is nothing to print. */
type Progress = 'waiting' | 'reading' | Failure | NotEncodable;

export function ImageInput({ text, onRead }: Props) {
  const { t } = useTranslation(['print-kit']);
  const id = useId();
  const [progress, setProgress] = useState<Progress>('waiting');
  const [part, setPart] = useState<CodePart>();
  const [codes, setCodes] = useState(1);
  const [isOver, setIsOver] = useState(false);
  // The result of an image is dropped if another one was asked for since.
  const asked = useRef(0);

  const done = text && t('print-kit:picture.read');
  const several = text && codes > 1 && t('print-kit:picture.several', { codes });
  const outcome =
    progress === 'waiting'
      ? [done, several].filter(Boolean).join(' ')
      : t(`print-kit:picture.${progress}`, { number: part?.number, of: part?.of });
  useAnnouncement(outcome);
  const isProblem = progress !== 'waiting' && progress !== 'reading';
  const input = useRef<HTMLInputElement>(null);
  const problem = useErrorDescription(input, `${id}-outcome`, isProblem ? outcome : '');

  async function take(image: File | undefined): Promise<void> {
    if (!image) return;
    asked.current += 1;
    const count = asked.current;
    setProgress('reading');
    const reading = await readCode(image);
    if (reading.kind === 'code') reading.preview.close();
    if (asked.current !== count) return;
    if (reading.kind === 'code') {
      setCodes(reading.codesInImage);
      setPart(reading.part);
      setProgress(reading.notEncodable ?? 'waiting');
      // A new code of its text would have different content, so nothing of it is used.
      onRead(reading.notEncodable ? '' : reading.text);
    } else setProgress(FAILURES[reading.reason]);
  }

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      void take(clipboardData?.files[0]);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });

  return (
    <ImageField
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        id={id}
        aria-describedby={problem}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          void take(target.files?.[0]);
        }}
      />
      <label htmlFor={id}>{t('print-kit:picture.choose')}</label>
      <WithMouse as="p">{t('print-kit:picture.drop')}</WithMouse>
      <p key={progress + text} id={`${id}-outcome`} data-problem={isProblem ? '' : undefined}>
        {outcome}
      </p>
      {progress === 'waiting' && text !== '' && <p translate="no">{text}</p>}
    </ImageField>
  );
}
