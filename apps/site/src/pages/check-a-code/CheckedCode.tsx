import { Container } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CodeReading } from '#features/read-code/code-reading.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { CodeImage } from './CodeImage.tsx';
import { DegradedStrip } from './DegradedStrip.tsx';
import { describeFinding } from './finding-words.ts';
import { FindingList } from './FindingList.tsx';
import { findIn } from './findings.ts';
import { GradeTable } from './GradeTable.tsx';
import { Columns } from './ImageForm.styles.ts';
import { InsidePanel } from './InsidePanel.tsx';
import { initialWidth, PrintedWidth, readWidth } from './PrintedWidth.tsx';

interface Props {
  readonly reading: CodeReading;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onStartAgain: () => void;
}

export function CheckedCode({ reading, heading, onStartAgain }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const locale = useLocale();
  const isTried = reading.degraded.length > 0;
  const [typed, setTyped] = useState(() => initialWidth(locale));
  const [knownWidth, setKnownWidth] = useState(() => readWidth(typed) ?? 0);
  const width = readWidth(typed) ?? knownWidth;
  if (width !== knownWidth) setKnownWidth(width);
  const findings = findIn(reading).map((finding) =>
    describeFinding(finding, reading, { t, locale, widthCm: width }),
  );
  return (
    <>
      <Container>
        <Columns data-answer="">
          <InsidePanel
            reading={reading}
            findings={isTried ? findings : undefined}
            heading={heading}
            onStartAgain={onStartAgain}
          />
          <Image>
            <CodeImage reading={reading} findings={isTried ? findings : []} />
          </Image>
        </Columns>
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
            {reading.grades && <GradeTable grades={reading.grades} isDesign={reading.isDrawn} />}
          </Container>
        </>
      )}
    </>
  );
}

/** Centered beside a taller panel: an image that is cropped to fill the height would lose its labels. */
const Image = styled.div`
  display: grid;
  align-content: center;
  min-inline-size: 0;
  overflow: hidden;
  background: ${vars.color.mist};

  @media ${media.lg} {
    grid-area: 1 / 1;
  }
`;
