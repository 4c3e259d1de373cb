import {
  Accordion,
  AccordionItem,
  Button,
  Container,
  Field,
  Grid,
  Heading,
  Notice,
  PricingCard,
  PricingGrid,
  Section,
  SegmentedControl,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextLink,
} from '@waypage/ui';
import { createRoot } from 'react-dom/client';

const plans = [
  { name: 'Loaf', amount: '12', recommended: false },
  { name: 'Basket', amount: '19', recommended: true },
  { name: 'Oven', amount: '49', recommended: false },
  { name: 'Mill', amount: '90', recommended: false },
];

function App() {
  return (
    <main>
      <Section surface="paper">
        <Container>
          <Grid columns={2}>
            <Stack gap={7}>
              <Heading level={1} variant="display2">
                Bread, every morning
              </Heading>
              <Text variant="lead" tone="ink2">
                Order by eight, fetch it from seven.{' '}
                <TextLink href="#bread">All our bread</TextLink>
              </Text>
              <Stack direction="row" gap={4}>
                <Button>Order</Button>
                <Button variant="solid">Fetch</Button>
                <Button variant="outline">Ask</Button>
              </Stack>
            </Stack>
            <Stack gap={7}>
              <Field label="Email" hint="We send a receipt." />
              <SegmentedControl
                legend="Pay"
                options={[
                  { value: 'month', label: 'Monthly' },
                  { value: 'year', label: 'Yearly' },
                ]}
              />
              <Notice
                severity="success"
                message="Your order is in the oven."
                closeLabel="Close"
                autoCloseMs={0}
                onClose={() => {}}
              />
            </Stack>
          </Grid>
        </Container>
      </Section>
      <Section surface="mist">
        <Container>
          <PricingGrid>
            {plans.map(({ name, amount, recommended }) => (
              <PricingCard
                key={name}
                name={name}
                headingLevel={2}
                price={{ currencySign: '$', amount }}
                period="a month"
                tagline="Baked for you"
                action={
                  <Button variant={recommended ? 'primary' : 'outline'} fullWidth>
                    Choose
                  </Button>
                }
                features={['Fresh at seven', 'No plastic']}
                featuresLabel="What is in it"
                recommendedLabel={recommended ? 'POPULAR' : undefined}
              />
            ))}
          </PricingGrid>
        </Container>
      </Section>
      <Section surface="paper">
        <Container>
          <Tabs defaultValue="rye">
            <TabList label="Bread">
              <Tab value="rye">Rye</Tab>
              <Tab value="wheat">Wheat</Tab>
              <Tab value="spelt">Spelt</Tab>
            </TabList>
            <TabPanel value="rye">
              <Text>Dark and moist, it keeps a week.</Text>
            </TabPanel>
            <TabPanel value="wheat">White.</TabPanel>
            <TabPanel value="spelt">Nutty.</TabPanel>
          </Tabs>
        </Container>
      </Section>
      <Section surface="night">
        <Container>
          <Accordion>
            <AccordionItem question="When do you open?" headingLevel={2} defaultOpen>
              At seven, on Sundays at eight.
            </AccordionItem>
            <AccordionItem question="Where are you?" headingLevel={2}>
              By the bridge.
            </AccordionItem>
          </Accordion>
        </Container>
      </Section>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
