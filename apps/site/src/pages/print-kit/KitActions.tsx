import { saveFile, toSvg, type Alphabets } from '@waypage/codes/draw';
import { loadAlphabets, toPdf } from '@waypage/codes/print';
import { announce, Button, TextLink, useErrorDescription } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { ActionRow } from '#components/action-row/ActionRow.styles.ts';
import { reportProblem } from '#services/reports.ts';
import type { DrawnSheets } from './useDrawnSheets.ts';

interface Props {
  /** Without extension. */
  readonly fileName: string;
  readonly draw: (letters: Alphabets) => DrawnSheets;
  readonly onPrint: () => void;
}

export function KitActions({ fileName, draw, onPrint }: Props) {
  const { t } = useTranslation(['print-kit']);
  const [hasFailed, setHasFailed] = useState(false);
  const [saved, setSaved] = useState<readonly { readonly name: string; readonly url: string }[]>(
    [],
  );
  useEffect(() => () => saved.forEach(({ url }) => URL.revokeObjectURL(url)), [saved]);
  const row = useRef<HTMLDivElement>(null);
  const failureId = useId();
  const failureText = hasFailed ? t('print-kit:fileFailed') : '';
  const failure = useErrorDescription(row, failureId, failureText);

  async function save(format: 'pdf' | 'svg'): Promise<void> {
    setHasFailed(false);
    setSaved([]);
    try {
      const drawn = draw(await loadAlphabets());
      const files = await toFiles(drawn, format);
      setSaved(
        files.map((file, index) => {
          const name = `${fileName}${files.length > 1 ? `-${index + 1}` : ''}.${format}`;
          return { name, url: saveFile(file, name) };
        }),
      );
      announce(t('print-kit:fileSaved'));
    } catch (error) {
      reportProblem('error', error);
      setHasFailed(true);
      announce(t('print-kit:fileFailed'));
    }
  }

  return (
    <Actions ref={row}>
      <Button onClick={onPrint}>{t('print-kit:print')}</Button>
      <Button variant="outline" aria-describedby={failure} onClick={() => void save('pdf')}>
        {t('print-kit:pdf')}
      </Button>
      <Button variant="outline" aria-describedby={failure} onClick={() => void save('svg')}>
        {t('print-kit:svg')}
      </Button>
      <p>{t('print-kit:note')}</p>
      {saved.length > 0 && (
        <p>
          {t('print-kit:fileSaved')}
          {saved.map(({ name, url }) => (
            <Fragment key={name}>
              {' '}
              <TextLink href={url} download={name} translate="no">
                {name}
              </TextLink>
            </Fragment>
          ))}
        </p>
      )}
      {hasFailed && (
        <p id={failureId} data-failure>
          {failureText}
        </p>
      )}
    </Actions>
  );
}

/** One PDF with all sheets and the test strip, or one SVG per sheet, because SVG has no pages. */
async function toFiles(drawn: DrawnSheets, format: 'pdf' | 'svg'): Promise<readonly Blob[]> {
  if (format === 'svg') {
    return drawn.sheets.map((sheet) => new Blob([toSvg(sheet)], { type: 'image/svg+xml' }));
  }
  const bytes = await toPdf([...drawn.sheets, drawn.stripSheet], { title: drawn.name });
  return [new Blob([bytes], { type: 'application/pdf' })];
}

export const Actions = styled(ActionRow)`
  & > p {
    flex: 1 1 300px;
    max-inline-size: 40em;
    ${typography.small}
    color: ${vars.color.ink2};

    @media ${media.md} {
      margin-inline-start: 16px;
    }
  }
  & > p[data-failure] {
    color: ${vars.color.danger};
  }
`;
