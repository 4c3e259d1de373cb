import {
  CodesError,
  type CodePart,
  type CodesErrorCode,
  type NotEncodable,
} from '@waypage/codes/read';
import { useAnnouncement, useErrorDescription } from '@waypage/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { MouseOnly } from '#components/mouse-or-touch/MouseOrTouch.styles.ts';
import { reader } from '#features/read-code/reader.ts';
import { mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

interface Props {
  readonly text: string;
  readonly onRead: (text: string) => void;
}

/** No code in the image, an unreadable image, one too large for the device, or no decoders. */
type Failure = 'none' | 'failed' | 'large' | 'unloaded';

const FAILURES: Partial<Readonly<Record<CodesErrorCode, Failure>>> = {
  'empty-file': 'failed',
  'not-an-image': 'failed',
  'vector-image': 'failed',
  'unsupported-image': 'failed',
  'damaged-file': 'failed',
  'too-large': 'large',
  'timed-out': 'large',
};

const failureOf = (error: unknown): Failure =>
  (error instanceof CodesError ? FAILURES[error.code] : undefined) ?? 'unloaded';

/** `waiting`: for the first image, or done. The others but `reading` are reasons why there is nothing to print. */
type Progress = 'waiting' | 'reading' | Failure | NotEncodable;

export function ImageInput({ text, onRead }: Props) {
  const { t } = useTranslation(['print-kit']);
  const id = useId();
  const [progress, setProgress] = useState<Progress>('waiting');
  const [part, setPart] = useState<CodePart>();
  const [codes, setCodes] = useState(1);
  const [isDraggedOver, setDraggedOver] = useState(false);
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

  async function readImage(image: File | undefined): Promise<void> {
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
      void readImage(clipboardData?.files[0]);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });

  return (
    <ImageField
      data-over={isDraggedOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDraggedOver(false);
        void readImage(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        id={id}
        aria-describedby={problem}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          void readImage(target.files?.[0]);
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

const ImageField = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 20px;
  border: 2px dashed ${vars.color.ink3};

  &[data-over] {
    border-color: ${vars.color.signalText};
    background: ${vars.color.paper};
  }
  & > input {
    ${mixins.visuallyHidden}
  }
  & > label {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding: 0 20px;
    border: 2px solid ${vars.color.ink};
    ${mixins.cornersS}
    ${typography.control}
    cursor: pointer;
  }
  & > input:focus-visible + label {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
  & > p {
    ${typography.small}
    color: ${vars.color.ink2};
    overflow-wrap: anywhere;
  }
  & > p[data-problem] {
    color: ${vars.color.danger};
  }
`;
