module.exports = require('./whoTells.cjs').any;
