import { OTHER_TYPES } from '@waypage/content/page-types';
import { Heading, TextLink } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { useLinks } from '#services/useLinks.ts';

/** The kinds of code without a tab (docs/product.md, section 1). */
export function OtherTypes() {
  const { t } = useTranslation(['qrcode-types', 'menus', 'template-pages']);
  const links = useLinks();
  return (
    <Root>
      <Heading level={2}>{t('qrcode-types:also.title')}</Heading>
      <p>{t('qrcode-types:also.lead')}</p>
      <List role="list">
        {OTHER_TYPES.map(({ id, name, line }) => (
          <li key={id}>
            <h3>{t(name)}</h3>
            <p>{t(line)}</p>
            <ArrowLink to={`/samples?type=${id}`}>
              {t('qrcode-types:also.samples')}
              <ScreenReaderText>{t(name)}</ScreenReaderText>
            </ArrowLink>
            <TextLink render={<ExternalLink href={links.newPage(id)} iconSize={18} />}>
              {t('qrcode-types:also.create')}
              <ScreenReaderText>{t(name)}</ScreenReaderText>
            </TextLink>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.section`
  padding-block-start: ${vars.space.section};

  & > p {
    margin-block: 12px clamp(28px, 3.4vw, 48px);
    color: ${vars.color.ink2};
  }
`;

const List = styled.ul`
  ${mixins.listReset}
  display: grid;
  gap: 0 24px;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 8px 24px;
    padding-block: 20px 24px;
    border-block-start: 1px solid ${vars.color.line};
  }
  & h3 {
    inline-size: 100%;
    ${typography.h3}
  }
  & li > p {
    inline-size: 100%;
    color: ${vars.color.ink2};
  }
  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
