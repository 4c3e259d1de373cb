import { PhoneIcon } from '@waypage/ui';
import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { font, FootAction, Page, PageTitle, WideImage } from '../PageParts.tsx';
import { mapLink } from '../links.ts';

const BAKES = ['country', 'buns', 'focaccia', 'rye'] as const;

/** The loaf at the top is a clock; the list says what leaves the oven when. */
export default function CafePage() {
  const { t } = useTranslation(['sample-business-cafe']);
  return (
    <Root>
      <PageTitle size="min(45px, 12.5vw)" lineHeight={1} tracking="-0.04em">
        {t('sample-business-cafe:title')}
      </PageTitle>
      <Loaf src="/images/pages/loaf-clock.svg" width={360} height={360} />
      <Bakes role="list" aria-label={t('sample-business-cafe:bakesLabel')}>
        {BAKES.map((bake) => (
          <li key={bake}>
            <b>{t(`sample-business-cafe:bakes.${bake}.at`)}</b>
            <span>{t(`sample-business-cafe:bakes.${bake}.name`)}</span>
            <span>{t(`sample-business-cafe:bakes.${bake}.price`)}</span>
          </li>
        ))}
      </Bakes>
      <FootAction href="tel:+33261910031">
        <PhoneIcon size={20} />
        {t('sample-business-cafe:order')}
      </FootAction>
      <Address>
        <a {...mapLink(47.2147, -1.5566)}>{t('sample-business-cafe:address')}</a>
        <span>{t('sample-business-cafe:hours')}</span>
      </Address>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #181633;
  --_ink: #f6ead2;
  --_second: #b4b5d3;
  --_rule: #3a3962;
  --_action: #f4b740;
  --_corner: 0;
  padding-block: 46px 14px;
`;

const Loaf = styled(WideImage)`
  align-self: center;
  margin-block: 2px 0;
`;

const Bakes = styled.ul`
  ${mixins.listReset}
  margin-block-end: 18px;
  border-block-start: 2px solid;
  font-size: 17px;

  li {
    display: grid;
    grid-template-columns: 56px 1fr auto;
    column-gap: 8px;
    align-items: baseline;
    padding-block: 9px;
    border-block-end: 1px solid var(--_rule);
  }

  b {
    ${font('labelLg', '22px')}
    color: var(--_action);
  }

  span + span {
    color: var(--_second);
  }
`;

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  justify-content: space-between;
  color: var(--_second);

  a {
    padding-block: 12px;
  }
`;
