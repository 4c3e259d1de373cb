import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { HeroStageProps } from './HeroStage.tsx';
import { findStage, whenStageShows } from './later-stage.ts';

/**
 * The place of the stage. Where nobody sees it, its prerendered HTML stays as it is and its code is not loaded;
 * React neither compares nor touches what stands there.
 */
export function LaterStage(props: HeroStageProps) {
  const [Stage, setStage] = useState(findStage);
  useEffect(
    () =>
      Stage
        ? undefined
        : whenStageShows(() => {
            setStage(findStage);
          }),
    [Stage],
  );
  if (!Stage) {
    return <Place suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <Place>
      <Stage {...props} />
    </Place>
  );
}

const Place = styled.div`
  display: contents;
`;
