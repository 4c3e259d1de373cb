import { typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';

/** The page for a route that throws. It uses no component of the site, so that nothing else can fail. */
export function ErrorPage() {
  const { t } = useTranslation(['error']);
  return (
    <Root>
      <title>{t('error:title')}</title>
      <Title>{t('error:title')}</Title>
      <p>{t('error:lead')}</p>
      <Reload href="">{t('error:reload')}</Reload>
    </Root>
  );
}

const Root = styled.div`
  min-block-size: 100vh;
  min-block-size: 100svh;
  padding: clamp(64px, 9.4vw, 136px) ${vars.space.gutter};
  ${typography.lead}
  color: ${vars.color.ink};
  background: ${vars.color.paper};
`;

const Title = styled.h1`
  max-inline-size: 7em;
  margin-block-end: 0.5em;
  ${typography.displayType}
  line-height: 0.98;
  /* Looks like a misregistered print. */
  text-shadow: 0.045em 0.032em ${vars.color.signal};

  @media (forced-colors: active) {
    text-shadow: none;
  }
`;

const Reload = styled.a`
  display: inline-block;
  margin-block-start: 1.75em;
  padding-block: 0.6em 0.1em;
  border-block-end: 2px solid;
  font-weight: 650;
  line-height: 1.1;
  text-decoration: none;

  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
`;
