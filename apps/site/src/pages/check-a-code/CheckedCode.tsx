import { Container } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { useState, type RefObject } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import type { CheckedImage } from './checked-image.ts';
import { CodeImage } from './CodeImage.tsx';
import { DegradedStrip } from './DegradedStrip.tsx';
import { describeFinding } from './describe-finding.ts';
import { FindingList } from './FindingList.tsx';
import { GradeTable } from './GradeTable.tsx';
import { Columns } from './ImageForm.styles.ts';
import { InsidePanel } from './InsidePanel.tsx';
import { initialWidth, PrintedWidth, readWidth } from './PrintedWidth.tsx';

interface Props {
  readonly image: CheckedImage;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onStartAgain: () => void;
}

export function CheckedCode({ image, heading, onStartAgain }: Props) {
  const { t, locale } = useTranslation(['check-a-code']);
  const [typed, setTyped] = useState(() => initialWidth(locale));
  const [lastValidWidth, setLastValidWidth] = useState(() => readWidth(typed) ?? 0);
  const width = readWidth(typed) ?? lastValidWidth;
  if (width !== lastValidWidth) setLastValidWidth(width);
  const findings = image.findings?.map((finding) =>
    describeFinding(finding, image, { t, locale, widthCm: width }),
  );
  return (
    <>
      <Container>
        <Columns data-answer="">
          <InsidePanel
            image={image}
            findings={findings}
            heading={heading}
            onStartAgain={onStartAgain}
          />
          <Image>
            <CodeImage image={image} findings={findings ?? []} />
          </Image>
        </Columns>
        {findings && <FindingList findings={findings} />}
      </Container>
      {findings && (
        <>
          <PrintedWidth modules={image.modules} typed={typed} widthCm={width} onChange={setTyped} />
          <Container>
            <DegradedStrip views={image.views} />
            {image.grades && <GradeTable grades={image.grades} isDesign={image.isDrawn} />}
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
