import { Container } from '@waypage/ui';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeReading } from '#features/read-code/code-reading.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { Image, Result } from './CheckedCode.styles.ts';
import { CodeImage } from './CodeImage.tsx';
import { DegradedStrip } from './DegradedStrip.tsx';
import { FindingList } from './FindingList.tsx';
import { findIn } from './findings.ts';
import { wordsOf } from './finding-words.ts';
import { InsidePanel } from './InsidePanel.tsx';
import { GradeTable } from './GradeTable.tsx';
import { initialWidth, PrintedWidth, readWidth } from './PrintedWidth.tsx';

interface Props {
  readonly reading: CodeReading;
  readonly isTried: boolean;
  readonly answer: RefObject<HTMLHeadingElement | null>;
  readonly onStartAgain: () => void;
}

export function CheckedCode({ reading, isTried, answer, onStartAgain }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const locale = useLocale();
  const [typed, setTyped] = useState(() => initialWidth(locale));
  const [knownWidth, setKnownWidth] = useState(() => readWidth(typed) ?? 0);
  const width = readWidth(typed) ?? knownWidth;
  if (width !== knownWidth) setKnownWidth(width);
  const findings = findIn(reading).map((finding) => ({
    ...finding,
    words: wordsOf(finding, reading, { t, locale, widthCm: width }),
  }));
  return (
    <>
      <Container>
        <Result data-answer="">
          <InsidePanel
            reading={reading}
            findings={isTried ? findings : undefined}
            answer={answer}
            onStartAgain={onStartAgain}
          />
          <Image>
            <CodeImage reading={reading} findings={isTried ? findings : []} />
          </Image>
        </Result>
        {isTried && <FindingList findings={findings} />}
      </Container>
      {isTried && (
        <>
          <PrintedWidth
            modules={reading.modules}
            typed={typed}
            widthCm={width}
            onChange={setTyped}
          />
          <Container>
            <DegradedStrip degraded={reading.degraded} />
            <GradeTable grades={reading.grades} />
          </Container>
        </>
      )}
    </>
  );
}
