import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';

export const Example = () => (
  <Tabs defaultValue="detail">
    <TabList label="About these goods">
      <Tab value="detail">Details</Tab>
      <Tab value="reviews" count={128}>
        Reviews
      </Tab>
    </TabList>
    <TabPanel value="detail">Thrown on the wheel, glazed inside and out.</TabPanel>
    <TabPanel value="reviews">“Just the right size.”</TabPanel>
  </Tabs>
);
