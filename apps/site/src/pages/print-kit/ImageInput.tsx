import { CodesError, type CodePart, type NotEncodable } from '@waypage/codes/read';
import { useAnnouncement, useErrorDescription } from '@waypage/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MouseOnly } from '#components/mouse-or-touch/MouseOrTouch.styles.ts';
import { reader } from '#features/read-code/reader.ts';
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

function failureOf(error: unknown): Failure {
  switch (error instanceof CodesError ? error.code : undefined) {
    case 'empty-file':
    case 'not-an-image':
    case 'vector-image':
    case 'unsupported-image':
    case 'damaged-file':
      return 'failed';
    case 'too-large':
    case 'timed-out':
      return 'large';
    default:
      return 'unloaded';
  }
}

/** `waiting`: for the first image, or done. The others but `reading` are reasons why there is nothing to print. */
type Progress = 'waiting' | 'reading' | Failure | NotEncodable;

export function ImageInput({ text, onRead }: Props) {
  const { t } = useTranslation(['print-kit']);
  const id = useId();
  const [progress, setProgress] = useState<Progress>('waiting');
  const [part, setPart] = useState<CodePart>();
  const [codes, setCodes] = useState(1);
  const [isOver, setIsOver] = useState(false);
  const current = useRef<AbortController>(undefined);

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
    current.current?.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    setProgress('reading');
    try {
      const codes = await reader.readCodes(image, { signal });
      const found = codes.filter(({ format }) => format === 'QR');
      const [code] = found;
      setCodes(found.length);
      setPart(code?.part);
      setProgress(code ? (code.notEncodable ?? 'waiting') : 'none');
      // A new code of its text would have different content, so nothing of it is used.
      if (code) onRead(code.notEncodable ? '' : code.text);
    } catch (error) {
      if (!signal.aborted) setProgress(failureOf(error));
    }
  }

  useEffect(() => () => current.current?.abort(), []);

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
      <MouseOnly as="p">{t('print-kit:picture.drop')}</MouseOnly>
      <p key={progress + text} id={`${id}-outcome`} data-problem={isProblem ? '' : undefined}>
        {outcome}
      </p>
      {progress === 'waiting' && text !== '' && <p translate="no">{text}</p>}
    </ImageField>
  );
}
