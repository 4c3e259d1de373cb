import { LANDING_PAGES } from '@waypage/content/landing-pages';
import { SOLUTION_GROUPS, solutionsOf, type Solution } from '@waypage/content/solutions';
import { ArrowRightIcon, Container, Heading, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import { BrowserCard } from './BrowserCard.tsx';
import { otherAnchors } from './solution-anchors.ts';
import {
  Anchor,
  Band,
  Board,
  Card,
  Columns,
  Group,
  Head,
  Item,
  Lead,
  Note,
  Shelf,
  Window,
} from './Solutions.styles.ts';

interface Props {
  readonly solution: Solution;
  readonly loading: 'eager' | 'lazy';
}

function Place({ solution, loading }: Props) {
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
            <SamplePhone sample={sampleId} alt="" loading={loading} />
          )}
        </Window>
        <Board />
        <h3>
          {t(name)}
          <ArrowRightIcon size={20} />
        </h3>
        <p>{t(result)}</p>
        <VisuallyHidden>{t('solutions:seePage')}</VisuallyHidden>
      </Card>
    </Item>
  );
}

const FIRST_PLACES = 2;

/** All sixteen solutions on the shelves of their groups (docs/product.md, section 2, "Solutions"). */
export function Solutions() {
  const { t } = useTranslation(['solutions', 'menus']);
  const locale = useLocale();
  return (
    <>
      <Container render={<Head />}>
        <Heading level={1}>{t('solutions:title')}</Heading>
        <div>
          <Lead>{t('solutions:lead')}</Lead>
          <Note>{t('solutions:samplesNote')}</Note>
        </div>
      </Container>
      {SOLUTION_GROUPS.map(({ id, name, line }, index) => (
        <Band key={id} surface={index % 2 === 0 ? 'paper' : 'mist'}>
          <Container render={<Columns />}>
            <Group>
              <Heading level={2} variant="h2Small">
                {t(name)}
              </Heading>
              <p>{t(line)}</p>
            </Group>
            <Shelf role="list">
              {solutionsOf(id).map((solution, place) => (
                <Place
                  key={solution.id}
                  solution={solution}
                  loading={index === 0 && place < FIRST_PLACES ? 'eager' : 'lazy'}
                />
              ))}
            </Shelf>
          </Container>
        </Band>
      ))}
      <PageBody as="div">
        <Container>
          <LinkRow
            label={t('solutions:trades')}
            links={LANDING_PAGES.filter(({ indexed }) => indexed).map(({ name, titles }) => ({
              to: `/for/${name}`,
              title: titles[locale] ?? titles['en'] ?? name,
            }))}
          />
        </Container>
      </PageBody>
    </>
  );
}
