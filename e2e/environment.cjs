/** Detox's own; where phone and tablet tell their stories in one run, it says whose turn it is. */
const DetoxEnvironment = require('detox/runners/jest/testEnvironment');

class StoryEnvironment extends DetoxEnvironment {
  constructor(config, context) {
    super(config, context);
    this.device = config.projectConfig.testEnvironmentOptions.device;
  }

  async setup() {
    // One worker tells one story after the other, and a story has a copy of what its worker knows.
    for (const { env } of [process, this.global.process]) {
      if (this.device === undefined) delete env.STORY_DEVICE;
      else env.STORY_DEVICE = this.device;
    }
    await super.setup();
  }
}

module.exports = StoryEnvironment;
