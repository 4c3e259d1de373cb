import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Action, Body, font, FootAction, outlined, Page, PageTitle } from '../PageParts.tsx';
import { Film } from '../video-welcome/Film.tsx';

const URL = 'hola@taller-solis.example';

export default function HowToPage() {
  const { t } = useTranslation(['sample-video-how-to']);
  const order = t('sample-video-how-to:howTo.order');
  const visit = t('sample-video-how-to:howTo.visit');
  return (
    <Root>
      <Film />
      <Body>
        <Title>{t('sample-video-how-to:howTo.title')}</Title>
        <Lead>{t('sample-video-how-to:howTo.lead')}</Lead>
        <Transcript>{t('sample-video-how-to:howTo.transcript')}</Transcript>
        <Order href={`mailto:${URL}?subject=${encodeURIComponent(order)}`}>{order}</Order>
        <Visit href={`mailto:${URL}?subject=${encodeURIComponent(visit)}`}>{visit}</Visit>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #171009;
  --_ink: #f3ebdd;
  --_second: #c9c0b1;
  --_action: #f1c75b;
  --_action-ink: #15140f;
  --_body: 18px 22px 24px;
`;

const Title = styled(PageTitle)`
  ${font('h2', 'min(38px, 10.5vw)')}
  text-wrap: balance;

  &:not(:lang(en)) {
    font-size: min(32px, 8.8vw);
  }
`;

const Lead = styled.p`
  margin: 12px 0 20px;
  font-size: 16px;
  line-height: 23px;
  color: var(--_second);
`;

const Transcript = styled.p`
  margin: 0 0 20px;
  color: var(--_second);

  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    ${mixins.visuallyHidden}
  }
`;

const Order = styled(FootAction)`
  margin-block-end: 8px;
  border-radius: 0;
`;

const Visit = styled(Action)`
  ${outlined}
  border-width: 1px;
  border-radius: 0;
  font-size: 17px;
`;
