import type { Solution } from '@waypage/content/solutions';
import { ArrowRightIcon, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { BrowserCard } from './BrowserCard.tsx';
import { Anchor, Board, Card, Item, Name, Phone, Result, Window } from './Place.styles.ts';
import { otherAnchors } from './solution-anchors.ts';

interface Props {
  readonly solution: Solution;
  readonly loading: 'eager' | 'lazy';
}

export function Place({ solution, loading }: Props) {
  const { t } = useTranslation(['solutions', 'menus']);
  const { id, name, result, sampleId, isPageless } = solution;
  return (
    <Item id={id}>
      {otherAnchors(solution).map((anchor) => (
        <Anchor key={anchor} id={anchor} />
      ))}
      <Card to={`/solutions/${id}`}>
        <Window>
          {isPageless ? (
            <BrowserCard id={id} />
          ) : (
            <Phone>
              <SamplePhone sample={sampleId} alt="" loading={loading} />
            </Phone>
          )}
        </Window>
        <Board />
        <Name>
          {t(name)}
          <ArrowRightIcon size={20} />
        </Name>
        <Result>{t(result)}</Result>
        <VisuallyHidden>{t('solutions:seePage')}</VisuallyHidden>
      </Card>
    </Item>
  );
}
