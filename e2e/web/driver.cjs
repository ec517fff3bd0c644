/**
 * A third-party driver for Detox: the same stories that run on phones run against the web export in Chromium.
 * Named as the `type` of a device in .detoxrc.js.
 */
const { WebAllocation, WebDevice } = require('./device.cjs');
const { Element } = require('./element.cjs');
const { Expectation, Waiting } = require('./expectations.cjs');
const { by } = require('./matchers.cjs');

class WebExpect {
  constructor({ runtimeDevice }) {
    this.by = by;
    this.element = matcher => new Element(runtimeDevice.deviceDriver, matcher);
    this.expect = element => new Expectation(element);
    this.waitFor = element => new Waiting(element);
  }
}

module.exports = { RuntimeDriverClass: WebDevice, DeviceAllocationDriverClass: WebAllocation, ExpectClass: WebExpect };
